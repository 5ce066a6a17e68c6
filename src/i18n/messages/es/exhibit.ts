import { rounded } from '../../roundedAge';
import type { ExhibitMessages } from '../zh-Hans/exhibit';

const decimal = (n: number) => String(n).replace('.', ',');
const million = (ma: number) => decimal(rounded(ma));
const years = (ma: number) => `${million(ma)} millones de años`;

export const exhibit: ExhibitMessages = {
  number: 'Número del cartel',
  numberHint: 'Por ejemplo, 12',
  noNumber: 'Escribe el número del cartel, del 1 al 9999.',
  open: 'Abrir',
  numbered: (id) => `N.º ${id}`,
  choose: 'Mostrar',
  all: 'Todo',
  nearest: 'Más cerca',
  favourites: 'Favoritos',
  noFavourites: 'Aún no tienes favoritos. Toca «Añadir a favoritos» en una pieza y estará aquí.',
  showAll: 'Ver todas las piezas',
  empty: 'Aún no hay piezas en el catálogo.',
  span: (fromMa, toMa) => {
    if (toMa === 0) return `desde hace ${years(fromMa)}`;
    return million(fromMa) === million(toMa) ? `hace unos ${years(fromMa)}` : `hace de ${million(fromMa)} a ${years(toMa)}`;
  },
  drawn: (name) => `${name}: dibujo de un fósil del mismo tipo`,
  isDrawn: 'La imagen es el dibujo de un fósil del mismo tipo',
  scale: 'Escala',
  stemsShortened: 'tallos acortados',
  unknown: 'Ninguna pieza tiene este número. Mira el cartel otra vez.',
  removed: 'Esta pieza ya no está expuesta.',
  age: 'Edad',
  group: 'Grupo',
  formation: 'Roca',
  where: 'Lugar',
  touch: 'Tocar',
  mayTouch: 'Se puede tocar con cuidado',
  mayNotTouch: 'No tocar, por favor',
  shownAs: 'Lo que se ve',
  repository: 'Original conservado en',
  story: 'Relato',
  accession: 'Número de inventario',
  credit: 'Foto',
  size: 'Tamaño',
  beside: { hand: 'Una mano', person: 'Una persona' },
  told: (what, length) => `${what}: ${length}`,
  length: (mm) =>
    mm < 10 ? `${mm} mm` : mm < 1000 ? `${decimal(mm / 10)} cm` : `${decimal(Number((mm / 1000).toFixed(2)))} m`,
  reader: 'Historia para',
  readers: { adult: 'Adultos', child: 'Niños' },
  listen: {
    title: 'Escuchar',
    play: 'Reproducir',
    pause: 'Pausar',
    back: 'Frase anterior',
    on: 'Frase siguiente',
    backBy: (seconds) => `Retroceder ${seconds} segundos`,
    onBy: (seconds) => `Avanzar ${seconds} segundos`,
    speed: (speed) => `Velocidad ${decimal(speed)}×`,
    times: (speed) => `${decimal(speed)}×`,
    brokeOff: 'La voz se ha cortado. Toca Reproducir para seguir.',
    notLoaded: 'La grabación no se ha cargado. Comprueba la red y toca otra vez Reproducir.',
    voiceInstead: 'La grabación no se ha cargado. Toca otra vez Reproducir: la lee tu teléfono.',
  },
  keep: 'Añadir a favoritos',
  unkeep: 'Quitar de favoritos',
  way: 'Cómo llegar',
  onMap: 'Ver en el mapa del parque',
  share: 'Compartir',
  shareCopied: 'Enlace copiado',
  related: 'Piezas relacionadas',
  sources: 'Fuentes',
};
