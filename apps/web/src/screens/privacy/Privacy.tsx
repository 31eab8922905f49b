import { Leaf } from '@tabletome/boardkit'
import { Frame } from '../../app/Frame.tsx'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import '../about/about.css'

const Privacy = () => {
  const { language } = useSettings()
  const words = language === 'fr' ? fr : en
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.title} />
          <p>{words.what}</p>
        </div>
      </div>
      <div className="about">
        {words.parts.map(({ title, says }) => (
          <Leaf key={title} title={title}>
            {says.map(line => (
              <p key={line}>{line}</p>
            ))}
          </Leaf>
        ))}
        <Leaf title={words.yours}>
          <p>{words.copy}</p>
          <p>
            <a href="/api/me/data" download="tabletome-me.json">
              {words.download}
            </a>
          </p>
          <p>
            <Link to={pathTo.settings}>{words.remove}</Link>
          </p>
        </Leaf>
      </div>
    </Frame>
  )
}
export default Privacy
