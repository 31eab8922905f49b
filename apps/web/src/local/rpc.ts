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
    get: (_, name) =>
      typeof name === 'string' && name !== 'then' ? (...args: unknown[]) => send(name, args) : undefined,
  })
}

/** Carries out the calls that arrive, as soon as there is somebody to do it. An error goes back as its message; it never ends the worker. */
export const serve = <A extends Calls<A>>(port: Port, api: A | Promise<A>) => {
  const carryOut = async ({ name, args }: CallMessage): Promise<unknown> => {
    const method = new Map<string, (...args: never[]) => Promise<unknown>>(Object.entries(await api)).get(name)
    if (!method) throw new Error(`No call ${name}`)
    return method(...(args as never[]))
  }
  port.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
    carryOut(data).then(
      value => port.postMessage({ reply: data.call, value } satisfies ReplyMessage),
      (error: unknown) =>
        port.postMessage({
          reply: data.call,
          error: error instanceof Error ? error.message : String(error),
        } satisfies ReplyMessage),
    )
  })
}
