declare module 'virtual:local-worker' {
  /** Where the worker's module is. */
  const address: string
  export default address
}
