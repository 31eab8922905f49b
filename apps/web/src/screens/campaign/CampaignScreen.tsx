import { Button } from '@tabletome/boardkit'
import type { GameInfo, SettingValue } from '@tabletome/games/types'
import { createElement, useCallback, useState, useSyncExternalStore } from 'react'
import { askForFile, download } from '../../app/download.ts'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo, useCampaign, useGameText } from '../../app/games.ts'
import { useSize } from '../../app/layout.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { day } from '../../app/time.ts'
import { Title } from '../../app/Title.tsx'
import { useWords } from '../../text/index.ts'
import { Unknown } from '../Unknown.tsx'
import { campaignOf, fileName, fileOf, importFile, setAllOpen, subscribe } from './results.ts'
import './campaign.css'

const stringsOf = (settled: Readonly<Record<string, SettingValue>>) =>
  Object.fromEntries(Object.entries(settled).map(([id, value]) => [id, String(value)]))

/** Takes the results to another browser, and brings them in from one. */
const Keeping = ({ game }: { game: string }) => {
  const { campaign: words } = useWords()
  const campaign = useSyncExternalStore(subscribe, () => campaignOf(game))
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean }>()
  const read = async () => {
    const file = await askForFile()
    if (file === undefined) return
    const added = importFile(game, file)
    setSaid(
      typeof added === 'number' ? { text: words.imported(added), isBad: false } : { text: words[added], isBad: true },
    )
  }
  const { length } = campaign.results
  return (
    <div className="campaign-keeping">
      <p className={said?.isBad ? 'small bad' : 'small soft'} role="status">
        {said?.text ?? words.kept(length)}
      </p>
      <div className="row">
        <Button
          slim
          disabled={length === 0}
          onClick={() => download(fileName(game), fileOf(game, campaign), 'application/json')}
        >
          {words.export}
        </Button>
        <Button slim onClick={() => void read()}>
          {words.import}
        </Button>
      </div>
    </div>
  )
}

const Screen = ({ info }: { info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const module = useCampaign(info)
  const { results, allOpen } = useSyncExternalStore(subscribe, () => campaignOf(info.id))
  const compact = useSize() === 'phone'
  const dayOf = useCallback((at: number) => day(at, language), [language])
  if (!module) return <Unknown />
  const title = text.words('campaign.title')
  return (
    <Frame className="campaign-page">
      <header className="campaign-head">
        <Title page={words.campaign.page(title, text.title)}>{title}</Title>
        <p className="soft">{text.words('campaign.lead')}</p>
        <Keeping game={info.id} />
      </header>
      {createElement(module.Campaign, {
        text,
        compact,
        results,
        allOpen,
        setAllOpen: open => setAllOpen(info.id, open),
        dayOf,
        play: settled => go(pathTo.newTable(info.id, stringsOf(settled))),
      })}
    </Frame>
  )
}

const CampaignScreen = ({ game }: { game: string }) => {
  const info = gameInfo(game)
  return info?.parts.campaign ? <Screen info={info} /> : <Unknown />
}
export default CampaignScreen
