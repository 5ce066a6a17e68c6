import type { OwnDataMessages } from '../zh-Hans/ownData';

export const ownData: OwnDataMessages = {
  signIn: 'Connectez-vous pour voir ce que le parc conserve de vous.',
  intro: 'Ce que le parc conserve de vous, pourquoi et combien de temps.',
  kept: 'Ce que le parc conserve',
  count: (n) => (n === 1 ? '1 élément' : `${n} éléments`),
  open: 'Voir ou corriger',
  file: {
    title: 'Exporter',
    text: 'Un fichier ZIP : une page à lire, la même chose pour les programmes, et les photos que vous avez envoyées. Noms, téléphones et numéros y sont entiers : gardez-le en lieu sûr.',
    inWechat: 'WeChat ne télécharge pas de fichier ici. Copiez un lien et ouvrez-le dans le navigateur du téléphone.',
    action: 'Exporter mes données',
    copy: 'Copier un lien de téléchargement',
    downloading: 'Téléchargement en cours. Le fichier se trouve dans les téléchargements du navigateur.',
    fetched:
      'Le fichier est prêt. WeChat n’ouvre pas les ZIP : envoyez-le dans une discussion, puis ouvrez-le sur un ordinateur ou dans une autre application.',
    handOn: 'Envoyer dans une discussion',
    copied: (minutes) =>
      `Lien copié. Ouvrez-le dans un autre navigateur. Il sert une fois, pendant ${minutes} minutes, à qui le possède : ne le transmettez pas.`,
    notCopied: 'Le lien n’a pas été copié, réessayez',
    failed: 'Le fichier n’est pas arrivé, exportez de nouveau',
  },
  erase: {
    title: 'Effacer',
    text: 'Vous pouvez effacer vos données à tout moment, sans passer par l’équipe. Les commandes et comptes que la loi impose de garder restent jusqu’à leur terme, mais plus rien n’y mène à vous.',
    way: 'Voir ce qui est effacé',
    open: 'Pas encore terminé',
    what: 'Ce qui part et ce qui reste',
    sure: 'Effacer pour de bon',
    after:
      'C’est irréversible et vous déconnecte sur tous les téléphones. Si vous revenez avec le même WeChat, vous serez un nouveau visiteur.',
    type: (word) => `Saisissez « ${word} »`,
    word: 'effacer',
    action: 'Effacer mes données pour de bon',
    done: 'Vos données ont été effacées',
  },
};
