/** What is to be known of who sits there, such as “away 1 min”: a name may be cut, this never is. */
export const SeatBadge = ({ badge }: { badge: string | undefined }) =>
  badge === undefined ? undefined : <em className="seat-badge">{badge}</em>
