import type { GameInfo, SettingValue } from '@tabletome/games/types'
import { createElement, type MouseEvent, useCallback } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo, useGameText, useWorkshop } from '../../app/games.ts'
import { useSize } from '../../app/layout.ts'
import { go, usePlace } from '../../app/router.ts'
import { codeFrom, pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { useWords } from '../../text/index.ts'
import { Unknown } from '../Unknown.tsx'
import { useShelf } from './shelf.ts'
import './workshop.css'

/** Links inside the workshop stay on the page, as everywhere. */
const onLink = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented) return
  event.preventDefault()
  go(link.getAttribute('href') ?? '/')
}

const copyLink = (link: string): Promise<boolean> =>
  navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  )

interface ScreenProps {
  info: GameInfo
  /** What is made there, and where it goes. */
  workshop: NonNullable<GameInfo['workshop']>
}

const Screen = ({ info, workshop }: ScreenProps) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const module = useWorkshop(info)
  const { hash } = usePlace()
  const shelf = useShelf(info.id)
  const compact = useSize() === 'phone'
  const setCode = useCallback((code: string) => go(pathTo.workshop(info.id, code), { replace: true }), [info.id])
  if (!module) return <Unknown />
  const use = (code: string, options: Readonly<Record<string, SettingValue>>) => {
    const settled = Object.entries(options).map(([id, value]) => [id, String(value)] as const)
    go(
      pathTo.newTable(info.id, {
        mode: workshop.mode,
        [workshop.setting]: code,
        ...Object.fromEntries(settled),
      }),
    )
  }
  const thing = text.words('builder.title')
  return (
    <Frame className="workshop">
      <header className="workshop-head">
        <Title page={words.workshop.page(thing, text.title)}>{thing}</Title>
        <p className="soft">{text.words('builder.lead')}</p>
      </header>
      <div onClick={onLink}>
        {createElement(module.Workshop, {
          text,
          compact,
          code: codeFrom(hash),
          setCode,
          ...shelf,
          share: code => copyLink(`${location.origin}${pathTo.workshop(info.id, code)}`),
          use,
        })}
      </div>
    </Frame>
  )
}

const WorkshopScreen = ({ game }: { game: string }) => {
  const info = gameInfo(game)
  return info?.workshop ? <Screen info={info} workshop={info.workshop} /> : <Unknown />
}
export default WorkshopScreen
