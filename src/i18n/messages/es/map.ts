import type { MapMessages } from '../zh-Hans/map';

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
  copied: 'Enlace copiado. Ábrelo en tu navegador',
  failed: 'El mapa no se abrió. Inténtalo de nuevo',
};
