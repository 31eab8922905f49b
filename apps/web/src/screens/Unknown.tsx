import { Frame } from '../app/Frame.tsx'
import { Link } from '../app/Link.tsx'
import { pathTo } from '../app/routes.ts'
import { Title } from '../app/Title.tsx'
import { useWords } from '../text/index.ts'

export const Unknown = () => {
  const words = useWords()
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.unknown.title} />
          <p>{words.unknown.about}</p>
        </div>
      </div>
      <Link to={pathTo.home} className="btn">
        {words.unknown.home}
      </Link>
    </Frame>
  )
}
