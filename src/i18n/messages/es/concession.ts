import type { concession as zh } from '../zh-Hans/concession';

export const concession: typeof zh = {
  title: 'Para quién es',
  any: 'Basta con cumplir una.',
  kinds: {
    age: 'Por edad',
    height: 'Por estatura',
    student: 'Estudiantes a tiempo completo',
    soldier: 'Militares en activo',
    veteran: 'Veteranos',
    firefighter: 'Bomberos',
    disabled: 'Personas con discapacidad',
    local: 'Residentes',
  },
  ages: (from, to) => (from === null ? `Hasta ${to} años` : to === null ? `Desde ${from} años` : `De ${from} a ${to} años`),
  height: (cm) => `Hasta ${cm} cm de estatura`,
  days: (from, until) =>
    from && until
      ? `Para visitas del ${from} al ${until}`
      : from
        ? `Para visitas desde el ${from}`
        : `Para visitas hasta el ${until}`,
  source: (text) => `Según: ${text}`,
  or: (one, other) => `${one}, ${other}`,
  proof: (what) => `Se muestra en la entrada: ${what}`,
  proofOrId: (what) => `Se muestra en la entrada: ${what}, salvo que lo diga el número del documento`,
  proofs: {
    age: 'documento de identidad',
    height: 'estatura, que se mide allí',
    student: 'carné de estudiante',
    soldier: 'tarjeta militar',
    veteran: 'tarjeta de veterano',
    firefighter: 'tarjeta de bombero',
    disabled: 'tarjeta de discapacidad',
    local: 'permiso de residencia o documento local',
  },
  bring: (what, several) => (several ? `Trae uno de estos: ${what}` : `Trae: ${what}`),
  measured: 'La estatura se mide en la entrada',
  idShows: 'Basta con el documento indicado',
  notTheirs: 'Esta entrada no le corresponde ese día',
  cheaper: (names) => `Hay una entrada más barata para ${names}.`,
};
