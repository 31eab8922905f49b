import { Icon, SeatMark } from '@tabletome/boardkit'
import ruleBook from 'icon:rule-book'
import cog from 'icon:cog'
import sun from 'icon:sun'
import candle from 'icon:candle-light'
import sundial from 'icon:sundial'
import { type ReactNode, useState } from 'react'
import { isMyTurn, useNews } from '../online/news.ts'
import { useWords } from '../text/index.ts'
import { JoinDialog } from './JoinDialog.tsx'
import { Link } from './Link.tsx'
import { usePlace } from './router.ts'
import { pathTo } from './routes.ts'
import { changeSettings, type Settings, useSettings } from './settings.ts'
import './frame.css'

const NEXT_THEME: Record<Settings['theme'], Settings['theme']> = { system: 'light', light: 'dark', dark: 'system' }

const THEME_ICON: Record<Settings['theme'], string> = { light: sun, dark: candle, system: sundial }

export const Brand = () => (
  <Link to={pathTo.home} className="brand">
    <Icon body={ruleBook} size={38} />
    Tabletome
  </Link>
)

const NavLink = ({ to, children }: { to: string; children: ReactNode }) => {
  const { path } = usePlace()
  const on = to === '/' ? path === '/' : path.startsWith(to)
  return (
    <Link to={to} aria-current={on ? 'page' : undefined}>
      {children}
    </Link>
  )
}

const BrandBar = () => {
  const words = useWords()
  const { language, theme, name } = useSettings()
  const other = language === 'en' ? 'fr' : 'en'
  const [joining, setJoining] = useState(false)
  const turns = useNews().mine.filter(isMyTurn).length
  return (
    <header className="top">
      <Brand />
      <nav className="top-nav" aria-label={words.nav.label}>
        <NavLink to={pathTo.home}>{words.nav.play}</NavLink>
        <NavLink to={pathTo.tables}>
          {words.nav.tables}
          {turns > 0 ? (
            <span className="count">
              <span aria-hidden="true">{turns}</span>
              <span className="spoken">{words.nav.yourTurns(turns)}</span>
            </span>
          ) : undefined}
        </NavLink>
        <NavLink to={pathTo.rulebooks}>{words.nav.rulebooks}</NavLink>
        <NavLink to={pathTo.replays}>{words.nav.replays}</NavLink>
        <NavLink to={pathTo.record}>{words.record.nav}</NavLink>
        <button type="button" className="nav-join" onClick={() => setJoining(true)}>
          {words.home.join}
        </button>
      </nav>
      {joining ? <JoinDialog onClose={() => setJoining(false)} /> : undefined}
      <div className="top-tools">
        <button type="button" className="plain-tool" onClick={() => changeSettings({ language: other })}>
          <span className="long">{words.language[language]}</span>
          <span className="short">{language.toUpperCase()}</span>
          <span className="spoken">{words.nav.change(words.language[other])}</span>
        </button>
        <button type="button" className="plain-tool" onClick={() => changeSettings({ theme: NEXT_THEME[theme] })}>
          <span className="long">{words.nav.theme[theme]}</span>
          <span className="short">
            <Icon body={THEME_ICON[theme]} size={22} label={words.nav.theme[theme]} />
          </span>
          <span className="spoken">{words.nav.change(words.nav.theme[NEXT_THEME[theme]])}</span>
        </button>
        <Link to={pathTo.settings} className="plain-tool" aria-label={words.nav.settings}>
          <Icon body={cog} size={22} />
        </Link>
        <Link to={pathTo.settings} className="plain-tool who">
          <SeatMark seat="ruby" size={32} />
          <span className="who-name">{name || words.app.guest}</span>
          <span className="spoken">{words.nav.you}</span>
        </Link>
      </div>
    </header>
  )
}

const Foot = () => {
  const words = useWords()
  return (
    <footer className="foot">
      <span>{words.foot.open}</span>
      <span>{words.foot.offline}</span>
      <span className="grow" />
      <span>{words.foot.icons}</span>
      <Link to={pathTo.lab}>{words.foot.lab}</Link>
      <Link to={pathTo.about}>{words.foot.about}</Link>
    </footer>
  )
}

interface FrameProps {
  children: ReactNode
  className?: string
  /** The page is as high as the window where that is high enough, and what is in it shares the height. */
  fit?: boolean
}

/** The page round every screen but the table. */
export const Frame = ({ children, className = '', fit = false }: FrameProps) => (
  <div className={fit ? 'page-frame fit' : 'page-frame'}>
    <BrandBar />
    <main id="content" className={className} tabIndex={-1}>
      {children}
    </main>
    <Foot />
  </div>
)
