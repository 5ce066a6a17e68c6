import type { secondFactor as zh } from '../zh/secondFactor';

export const secondFactor: typeof zh = {
  menu: 'Two-step sign-in',
  off: 'Besides your password, signing in asks for six digits that an authenticator app on your phone shows, or for a passkey: your fingerprint, your face or a security key. A stolen password is then not enough.',
  on: (since) => `On since ${since}. Signing in asks for a code besides your password.`,
  onByPasskey:
    'Signing in asks for a passkey besides your password. On phones, the visitors’ app asks for a code: set up an authenticator app for it.',
  left: (count) =>
    count === 0
      ? 'Your recovery codes are used up; set it up again to get new ones.'
      : `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`,
  password: 'Present password',
  code: 'Code',
  codeAbout: 'Six digits from your authenticator app, or a recovery code',
  codeOrPasskey: 'From your authenticator app, or a recovery code. Leave it empty to show a passkey.',
  firstCode: 'Six digits from your authenticator app',
  needed: 'Please fill this in.',
  begin: 'Set up an authenticator app',
  again: 'Another phone, or new recovery codes',
  scan: 'Scan this picture with an authenticator app (Microsoft Authenticator, Google Authenticator, Aegis …), then enter the six digits it shows.',
  picture: 'QR code for your authenticator app',
  byHand: 'If you cannot scan it, type this key',
  secret: 'Key',
  finish: 'Confirm and turn on',
  codesTitle: 'Keep your recovery codes',
  codesAbout:
    'They are shown this once. Should you lose your phone, each signs you in once in place of a code. Print them, or keep them somewhere safe that is not your phone.',
  codes: 'Recovery codes',
  kept: 'I have kept them',
  passkeys: 'Passkeys',
  addPasskey: 'Add a passkey',
  passkeyAbout:
    'The browser asks for your fingerprint, your face, your screen lock or a security key. What it makes stays there; the park keeps only a public key.',
  passkeyName: 'Name of this passkey',
  passkeyNameAbout: 'So that you know it again, for example “Ticket office computer”',
  makePasskey: 'Make the passkey',
  added: 'The passkey can be used from now on',
  addedAt: (day) => `Added on ${day}`,
  lastUsed: (day) => `Last used on ${day}`,
  remove: 'Remove',
  removeOne: (name) => `Remove ${name}`,
  removed: 'The passkey was removed',
  usePasskey: 'Use a passkey',
  end: 'Turn off two-step sign-in',
  ended: 'Two-step sign-in is off',
  done: 'Two-step sign-in is on; other devices are signed out.',
  due: (day) => `Owners must set up two-step sign-in by ${day}. After that, nothing else works until it is done.`,
  dueNow: 'Set it up now',
  mustTitle: 'Set up two-step sign-in first',
  mustAbout:
    'An owner’s account can refund money and see visitors’ data, so a password alone is not enough. Setting it up takes about a minute; then you go on.',
};
