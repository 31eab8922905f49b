// Runs before the first paint, so that neither theme, language nor text size flashes. src/app/settings.ts does the same later.
;(function () {
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('tabletome.settings') || '{}') || {}
  } catch (error) {
    kept = {}
  }
  var page = document.documentElement
  var dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset.theme = dark ? 'dark' : 'light'
  page.lang = kept.language || (/^fr/.test(navigator.language) ? 'fr' : 'en')
  if (kept.textSize > 100) page.style.setProperty('--zoom', String(kept.textSize / 100))
})()
