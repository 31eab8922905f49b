/** The words of this page alone: they are not fetched with those of all pages. */
export interface PrivacyWords {
  readonly title: string
  readonly what: string
  readonly parts: readonly { readonly title: string; readonly says: readonly string[] }[]
  readonly yours: string
  readonly copy: string
  readonly download: string
  readonly remove: string
}
