import { Button, Leaf } from '@tabletome/boardkit'
import type { Me } from '@tabletome/match/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { changeSettings } from '../../app/settings.ts'
import { learnAlone, learnWithAccount } from '../../learn/sync.ts'
import { api } from '../../online/api.ts'
import { introduce } from '../../online/introduce.ts'
import { syncRecord } from '../../record/sync.ts'
import { useWords } from '../../text/index.ts'

type Known = Me | 'unreachable' | undefined

const Field = ({
  label,
  value,
  onChange,
  kind,
}: {
  label: string
  value: string
  onChange: (v: string) => void
  kind: string
}) => (
  <label className="stack">
    <span className="label">{label}</span>
    <input
      className="field-text"
      type={kind === 'username' ? 'text' : 'password'}
      autoComplete={kind}
      minLength={kind === 'new-password' ? 8 : undefined}
      required
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </label>
)

const PasswordForm = ({ me, onDone }: { me: Me; onDone: (me: Me) => void }) => {
  const { settings: words } = useWords()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [said, setSaid] = useState('')
  const send = async () => {
    try {
      onDone(await api.setPassword(password, me.account ? old : undefined))
      await syncRecord().catch(() => undefined)
      void learnWithAccount()
      setPassword('')
      setOld('')
      setSaid(words.saved)
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <form
      className="stack account-form"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{me.account ? words.accountHave(me.name) : words.accountAbout}</p>
      {me.account ? (
        <Field label={words.oldPassword} value={old} onChange={setOld} kind="current-password" />
      ) : undefined}
      <Field
        label={me.account ? words.newPassword : words.password}
        value={password}
        onChange={setPassword}
        kind="new-password"
      />
      <p className="small soft">{words.passwordAgain}</p>
      <Button type="submit">{me.account ? words.changePassword : words.setPassword}</Button>
      <p className="small" role="status">
        {said}
      </p>
    </form>
  )
}

interface FoldedProps {
  title: string
  about: string
  send: () => Promise<void>
  go: string
  children: ReactNode
}

/** A form that is seldom needed, and says what went wrong. */
const Folded = ({ title, about, send, go, children }: FoldedProps) => {
  const [problem, setProblem] = useState('')
  return (
    <details className="advanced">
      <summary>{title}</summary>
      <form
        className="stack account-form"
        onSubmit={event => {
          event.preventDefault()
          send().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
        }}
      >
        <p className="small soft">{about}</p>
        {children}
        <Button type="submit">{go}</Button>
        {problem ? (
          <p className="note" role="alert">
            {problem}
          </p>
        ) : undefined}
      </form>
    </details>
  )
}

const SignIn = ({ onDone }: { onDone: (me: Me) => void }) => {
  const { settings: words } = useWords()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const send = async () => {
    const me = await api.login(name, password)
    changeSettings({ name: me.name, named: true })
    await learnWithAccount()
    onDone(me)
    await syncRecord().catch(() => undefined)
  }
  return (
    <Folded title={words.signIn} about={words.signInAbout} send={send} go={words.signIn}>
      <Field label={words.name} value={name} onChange={setName} kind="username" />
      <Field label={words.password} value={password} onChange={setPassword} kind="current-password" />
    </Folded>
  )
}

const Forget = ({ me }: { me: Me }) => {
  const { settings: words } = useWords()
  const [password, setPassword] = useState('')
  const send = async () => {
    await api.forgetMe(me.account ? password : undefined)
    learnAlone()
    location.reload()
  }
  return (
    <Folded title={words.forgetMe} about={words.forgetMeAbout} send={send} go={words.forgetMeNow}>
      {me.account ? (
        <Field label={words.password} value={password} onChange={setPassword} kind="current-password" />
      ) : undefined}
    </Folded>
  )
}

/** A password makes a guest an account; without a server there is nothing to sign in to, and no need. */
export const Account = () => {
  const { settings: words } = useWords()
  const [me, setMe] = useState<Known>()
  useEffect(() => {
    let current = true
    introduce().then(
      known => current && setMe(known),
      () => current && setMe('unreachable'),
    )
    return () => {
      current = false
    }
  }, [])
  return (
    <Leaf title={words.account} className="settings-leaf">
      {me === undefined ? undefined : me === 'unreachable' ? (
        <p className="soft">{words.accountOffline}</p>
      ) : (
        <>
          <PasswordForm me={me} onDone={setMe} />
          {me.account ? (
            <Button
              kind="quiet"
              onClick={() => {
                api.logout().then(
                  () => {
                    learnAlone()
                    location.reload()
                  },
                  () => undefined,
                )
              }}
            >
              {words.signOut}
            </Button>
          ) : (
            <SignIn onDone={setMe} />
          )}
          <Forget me={me} />
        </>
      )}
    </Leaf>
  )
}
