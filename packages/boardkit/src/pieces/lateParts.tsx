import { type ComponentType, createElement, Suspense, use, useState } from 'react'
import { isSeen } from './lateIcons.ts'

/** Parts of a board or of the table that its first screens do not show: they come after the table, all of a pack together. */
interface Pack<M> {
  /** The game, or what of the table it belongs to. */
  readonly whose: string
  readonly load: () => Promise<M>
  loading?: Promise<M> | undefined
  parts?: M
}

const packs: Pack<object>[] = []

/** Fetched once; what could not be fetched may be asked for again. */
const fetched = <M,>(pack: Pack<M>): Promise<M> => {
  pack.loading ??= pack.load().then(
    parts => {
      pack.parts = parts
      return parts
    },
    (error: unknown) => {
      pack.loading = undefined
      throw error
    },
  )
  return pack.loading
}

const packsOf = (whose: string) => packs.filter(pack => pack.whose === whose)
/** All of a game. */
export const loadLateParts = async (whose: string): Promise<void> => {
  await Promise.all(packsOf(whose).map(fetched))
}
export const hasLateParts = (whose: string): boolean => packsOf(whose).every(({ parts }) => parts !== undefined)

/**
 * `part(module => module.Arena)` stands for a component of that module. A screen that is not seen yet waits for it; on one that
 * stands, where it nearly always has come already, it appears once it is there, and nothing else waits.
 */
export const lateParts = <M extends object>(whose: string, load: () => Promise<M>) => {
  const pack: Pack<M> = { whose, load }
  packs.push(pack)
  return <P extends object>(of: (module: M) => ComponentType<P>): ComponentType<P> => {
    const There = (props: P) => createElement(of(pack.parts ?? use(fetched(pack))), props)
    const Awaited = ({ coming, given }: { coming: Promise<M | undefined>; given: P }) => {
      const module = pack.parts ?? use(coming)
      return module && createElement(of(module), given)
    }
    const Later = ({ given }: { given: P }) => {
      // The same as long as this stands: without it a table is played all the same.
      const [coming] = useState(() => fetched(pack).catch(() => undefined))
      return (
        <Suspense fallback={undefined}>
          <Awaited coming={coming} given={given} />
        </Suspense>
      )
    }
    return (props: P) => {
      const [isLater] = useState(() => pack.parts === undefined && isSeen(whose))
      return isLater ? <Later given={props} /> : <There {...props} />
    }
  }
}
