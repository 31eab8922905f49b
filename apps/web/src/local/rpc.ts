/** Calls over a message port: a name and arguments one way, the result or an error the other. */

export interface CallMessage {
  readonly call: number
  readonly name: string
  readonly args: readonly unknown[]
}
export type ReplyMessage =
  | { readonly reply: number; readonly value: unknown }
  | { readonly reply: number; readonly error: string }

interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
type Calls<A> = { [K in keyof A]: (...args: never[]) => Promise<unknown> }

/** An object whose methods are carried out at the other end; `onEvent` gets what comes unasked. */
export const callsTo = <A extends Calls<A>, E>(port: Port, onEvent: (event: E) => void): A => {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  port.addEventListener('message', ({ data }: MessageEvent<ReplyMessage | E>) => {
    if (typeof data !== 'object' || data === null || !('reply' in data)) return onEvent(data as E)
    const message: ReplyMessage = data as ReplyMessage
    const call = waiting.get(message.reply)
    waiting.delete(message.reply)
    if ('error' in message) call?.reject(new Error(message.error))
    else call?.resolve(message.value)
  })
  const send = (name: string, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const call = ++last
      waiting.set(call, { resolve, reject })
      port.postMessage({ call, name, args } satisfies CallMessage)
    })
  return new Proxy({} as A, {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? (...args: unknown[]) => send(name, args) : undefined),
  })
}

/** Carries out the calls that arrive. An error goes back as its message; it never ends the worker. */
export const serve = <A extends Calls<A>>(port: Port, api: A) => {
  const methods = new Map<string, (...args: never[]) => Promise<unknown>>(Object.entries(api))
  port.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
    const { call, name, args } = data
    const method = methods.get(name)
    const result = method ? method(...(args as never[])) : Promise.reject(new Error(`No call ${name}`))
    result.then(
      value => port.postMessage({ reply: call, value } satisfies ReplyMessage),
      (error: unknown) =>
        port.postMessage({ reply: call, error: error instanceof Error ? error.message : String(error) } satisfies ReplyMessage),
    )
  })
}
