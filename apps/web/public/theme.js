// Runs before the first paint, so that neither theme, language nor text size flashes. src/app/settings.ts does the same later.
;(() => {
  /** @type {{ theme?: string, language?: string, textSize?: number }} */
  let kept = {}
  try {
    kept = /** @type {typeof kept} */ (JSON.parse(localStorage.getItem('tabletome.settings') ?? '{}') ?? {})
  } catch {
    // Nothing was kept, or it cannot be read: the standard shows.
  }
  const page = document.documentElement
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset.theme = dark ? 'dark' : 'light'
  page.lang = kept.language ?? (navigator.language.startsWith('fr') ? 'fr' : 'en')
  page.style.setProperty('--zoom', String((kept.textSize ?? 100) / 100))
})()
