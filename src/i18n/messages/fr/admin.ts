import type { AdminMessages } from '../zh-Hans/admin';

export const admin: AdminMessages = {
  intro: 'Pour les personnes qui travaillent au parc.',
  userName: 'Identifiant',
  password: 'Mot de passe',
  code: 'Code ou code de secours',
  codeMissing: 'Indiquez le code',
  signIn: 'Se connecter',
  userNameMissing: 'Indiquez votre identifiant',
  passwordMissing: 'Indiquez votre mot de passe',
  signedInAs: 'Vous êtes connecté comme membre du personnel',
  signOut: 'Se déconnecter',
  signedOut: 'Déconnecté',
};
