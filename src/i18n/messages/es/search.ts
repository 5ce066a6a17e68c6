import type { MapMessages, SearchMessages } from '../zh-Hans/search';

export const search: SearchMessages = {
  field: '¿Qué buscas?',
  search: 'Buscar',
  clear: 'Borrar el texto',
  history: 'Tus búsquedas',
  forget: (word) => `Olvidar «${word}»`,
  forgetAll: 'Borrar todo',
  hot: 'Otros buscan',
  kinds: {
    guide: 'Ayuda',
    place: 'Lugares',
    ticket: 'Entradas',
    activity: 'Actividades',
    notice: 'Avisos',
    livePoint: 'Puntos de directo',
    lostFound: 'Objetos perdidos',
  },
  filter: 'Ver solo',
  all: 'Todo',
  counted: (kind, count, more) => `${kind} ${count}${more ? '+' : ''}`,
  found: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  none: (q) => `No hay nada para «${q}». Prueba con una palabra más corta.`,
};

export const map: MapMessages = {
  title: 'Mapa del parque',
  what: 'Puertas, aseos, primeros auxilios, autobús y puntos de directo',
  filter: 'Qué mostrar',
  all: 'Todo',
  kinds: {
    entrance: 'Puertas',
    museum: 'Museo',
    livePoint: 'Puntos de directo',
    shuttle: 'Autobús',
    toilet: 'Aseos',
    firstAid: 'Primeros auxilios',
  },
  way: 'Cómo llegar',
  wayTo: (name) => `Cómo llegar a ${name}`,
  look: 'Sobre este lugar',
  failed: 'El mapa no se abrió. Inténtalo de nuevo',
};
