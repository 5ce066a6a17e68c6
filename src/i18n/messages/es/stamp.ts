import type { StampMessages } from '../zh-Hans/stamp';

export const stamp: StampMessages = {
  collected: 'Sello conseguido',
  waits: 'El sello espera a que haya conexión',
  waitsForYou: 'El sello se guarda en este móvil hasta que inicies sesión',
  sending: 'Guardando el sello…',
  here: 'Estoy aquí: conseguir el sello',
  noPosition: 'Tu móvil no ha dicho dónde estás. También puedes escanear el código del cartel.',
  tooFar: (metres) => `Aún no estás bastante cerca. Acércate a menos de ${metres} m o escanea el código del cartel.`,
  link: 'Ver todos los sellos',
  about: 'Escanea el código del cartel de una pieza, o di en su página que estás allí, y su sello aparecerá aquí.',
  count: (count, all) => `${count} de ${all}`,
  mine: (count, all) => `Tengo ${count} de ${all} sellos de fósiles`,
  waitForYou: (count) =>
    count === 1
      ? 'Este móvil guarda 1 sello hasta que inicies sesión.'
      : `Este móvil guarda ${count} sellos hasta que inicies sesión.`,
  waitForNetwork: (count) =>
    count === 1 ? '1 sello espera a que haya conexión.' : `${count} sellos esperan a que haya conexión.`,
  signInToSee: 'Inicia sesión para guardar los sellos en tu cuenta.',
  stampOf: {
    collected: (name) => `${name}, conseguido`,
    waiting: (name) => `${name}, en espera`,
    open: (name) => `${name}, sin conseguir`,
  },
};
