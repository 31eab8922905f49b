import { Icon } from '@tabletome/boardkit'
import star from 'icon:round-star'

/** Three stars, the earned ones in gold; their number is said beside them. */
export const Stars = ({ stars, size = 16, label }: { stars: number; size?: number; label?: string }) => (
  <span className="campaign-stars" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
    {[1, 2, 3].map(n => (
      <Icon key={n} body={star} size={size} className={n <= stars ? 'is-earned' : 'is-missing'} />
    ))}
  </span>
)
