/** The look of every page, once per site. */
import './theme/tokens.css'
import './theme/kit.css'
import './theme/board.css'
