import type { AdminMessages } from '../zh-Hans/admin';

export const admin: AdminMessages = {
  intro: 'For people who work at the park.',
  userName: 'User name',
  password: 'Password',
  code: 'Code or recovery code',
  codeMissing: 'Please give the code',
  signIn: 'Sign in',
  userNameMissing: 'Please give your user name',
  passwordMissing: 'Please give your password',
  signedInAs: 'You are signed in as staff',
  signOut: 'Sign out',
  signedOut: 'Signed out',
};
