declare module 'virtual:analysis-worker' {
  /** Where the worker's module is. */
  const address: string
  export default address
}
