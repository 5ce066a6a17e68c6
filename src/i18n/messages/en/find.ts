import type { FindMessages } from '../zh-Hans/find';

export const find: FindMessages = {
  leave: {
    title: 'Leave it where it is',
    why: [
      'Where it lies, and in which layer, tells its age. Once it is moved, nobody can know any more.',
      'Digging or knocking destroys what cannot be seen yet. Please do not clean it or take it along.',
      'In the photo, put a coin or a hand beside it: that shows how large it is.',
    ],
    law: 'China’s Regulations on the Protection of Fossils: fossils belong to the state (article 3); who comes upon one in works or other activities protects the place and reports it at once (article 18): you tell the park, the park tells the authority; digging without a permit is punished (article 36).',
    read: 'Read it in the national database of laws',
  },
  open: 'I left it there: report it',
  form: {
    photosHint: (most) => `Up to ${most}, with something for scale. They are kept without a network, too.`,
    kept: 'Kept',
    kind: 'What does it look like?',
    words: 'Describe it',
    wordsHint: 'Size, colour, the rock it is in',
    locate: 'Add where I am',
    sealed: 'The place is encrypted, seen only by the staff who see to it, and never published.',
    denied: 'Your phone did not say where you are. Please describe the place below.',
    located: (metres) => (metres === null ? 'Place added' : `Place added, within ${Math.round(metres)} m`),
    place: 'Where is it?',
    placeHint: 'A signpost, the number of an exhibit, or something one can recognise',
    send: 'Report this find',
  },
  error: {
    nothing: 'Please take a photo or describe it',
    noPlace: 'Please add the place or describe it',
    photos: 'Please remove the photo that is too large',
  },
  kinds: {
    bone: 'Bone or tooth',
    shell: 'Shell or other animal',
    plant: 'Plant',
    track: 'Footprint or trace',
    other: 'Not sure',
  },
  states: {
    received: 'Received',
    inHand: 'Being looked at',
    secured: 'Protected where it is',
    collected: 'Collected by the park',
    handedOver: 'With the authority',
    museum: 'In the museum',
    notFossil: 'Not a fossil',
  },
  waiting: {
    title: 'Kept on this phone',
    text: 'Report and photos go out by themselves when the network is back, even if you close the app.',
  },
  mine: 'My finds',
  next: 'The park has your report. Staff answer you here once they have looked. Please note the number.',
  photosLeft: (n) =>
    n === 1
      ? '1 photo is still on this phone and goes out with the network.'
      : `${n} photos are still on this phone and go out with the network.`,
  facts: { kind: 'Looks like', found: 'Found', photos: 'Photos the park has' },
  certificate: {
    open: 'See your certificate',
    title: 'With our thanks',
    text: (day, named) =>
      `for finding “${named}” on ${day}, leaving it where it was and telling the park. The memory of the earth is whole.`,
    name: 'Name on the certificate',
    nameHint: 'You may leave it empty. It only shows here and is not sent.',
    keep: 'Take a screenshot to keep the certificate.',
  },
};
