import { rmSync } from 'node:fs'

/** Throws away the test server's database. */
export default function teardown(): void {
  const data = process.env.E2E_DATA
  if (data?.includes('tabletome-e2e-')) rmSync(data, { recursive: true, force: true })
}
