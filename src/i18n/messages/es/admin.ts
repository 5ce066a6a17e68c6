import type { AdminMessages } from '../zh-Hans/admin';

export const admin: AdminMessages = {
  intro: 'Para quienes trabajan en el parque.',
  userName: 'Usuario',
  password: 'Contraseña',
  code: 'Código o código de recuperación',
  codeMissing: 'Escribe el código',
  signIn: 'Entrar',
  userNameMissing: 'Escribe tu usuario',
  passwordMissing: 'Escribe tu contraseña',
  signedInAs: 'Has entrado como personal del parque',
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada',
};
