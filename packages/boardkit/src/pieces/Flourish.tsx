interface FlourishProps {
  width?: number | string
}

/** The pen stroke under a heading or at the end of a panel. */
export const Flourish = ({ width = 120 }: FlourishProps) => (
  <svg
    className="flourish"
    width={width}
    height="10"
    viewBox="0 0 120 10"
    preserveAspectRatio="xMidYMid meet"
    aria-hidden="true"
  >
    <path d="M-900 5H46M74 5H1020" />
    <path d="M46 5c4 -5 8 -5 10 0c-2 5 -6 5 -10 0ZM74 5c-4 -5 -8 -5 -10 0c2 5 6 5 10 0Z" />
    <path d="M60 2L63 5L60 8L57 5Z" className="full" />
  </svg>
)
