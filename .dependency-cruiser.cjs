/** The house rules of docs/architecture.md, checked by `npm run check`. */
const LEAVES = '^src/(ui|i18n|theme)/';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', 'A circle cannot be understood or loaded in parts.', {}, { circular: true }),
    forbid(
      'no-phantom-dependencies',
      'Import only what package.json names.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    // Taro's types of a component are a file of declarations, which is no module.
    forbid('no-unresolvable', 'Every import must exist.', {}, { couldNotResolve: true, pathNot: '^@tarojs/components/types/' }),
    forbid(
      'no-junk-drawers',
      'No utils, common or helpers: name the thing.',
      {},
      { path: '/(utils?|common|helpers?)(/|\\.tsx?$)', pathNot: 'node_modules' },
    ),
    forbid(
      'no-orphan-server-in-app',
      'App and server never import each other.',
      { path: '^src/' },
      { path: '^(server|sandbox)/' },
    ),
    forbid(
      'console-takes-the-contract-alone',
      'The staff console reaches the park through the documented calls.',
      { path: '^console/' },
      { path: '^(src|server|sandbox|scripts)/' },
    ),
    forbid(
      'nothing-imports-console',
      'No byte of it in what visitors load; journeys read its words.',
      { pathNot: '^(console|e2e)/' },
      { path: '^console/' },
    ),
    forbid(
      'console-takes-no-zod',
      'The server checks; the console takes types and zod-free constants.',
      { path: '^console/', pathNot: '\\.test\\.tsx?$' },
      { path: ['^contract/.*([sS]chemas|envelope)\\.ts$', 'node_modules/zod'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'console-features-are-islands',
      'A feature never imports a feature; the table of areas is where they meet.',
      { path: '^console/src/features/([^/]+)/' },
      { path: '^console/src/(features|app)/', pathNot: '^console/src/features/$1/' },
    ),
    forbid(
      'console-ui-below-features',
      'What features are made of knows none of them.',
      { path: '^console/src/(api|ui|i18n)/' },
      { path: '^console/src/(features|app)/' },
    ),
    forbid('no-app-in-server', 'App and server never import each other.', { path: '^(server|sandbox)/' }, { path: '^src/' }),
    forbid(
      'contract-imports-little',
      'The contract knows nobody.',
      { path: '^contract/', pathNot: ['\\.test\\.ts$', '^contract/src/(beacon|pack)/signature\\.ts$'] },
      { pathNot: ['^contract/', 'node_modules/zod', 'node_modules/culori'] },
    ),
    forbid(
      'colours-are-told',
      'The server tells phones the colours that follow from a park’s own; arithmetic with colours stays off them.',
      { path: '^src/' },
      { path: ['^contract/src/park/look\\.ts$', 'node_modules/culori'] },
    ),
    forbid(
      'curves-when-something-is-checked',
      'They weigh 61 and 34 KB: phones load them by import() when a draw with a beacon or a pack is checked, and not before.',
      { path: '^(src|console)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^contract/src/(beacon|pack)/signature\\.ts$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
    forbid(
      'app-takes-no-zod',
      'A zod value in a page costs 92 KB; the app takes types and zod-free constants.',
      { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      { path: ['^contract/.*([sS]chemas|envelope)\\.ts$', 'node_modules/zod'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'nothing-imports-pages',
      'Pages are the top of the house; only what draws the home ahead looks at one from outside.',
      { pathNot: '^src/(pages|firstScreen)/' },
      { path: '^src/pages/' },
    ),
    forbid(
      'nothing-imports-first-screen',
      'It is built by itself, for the server and for the page, and stands beside the app.',
      { pathNot: '^src/firstScreen/' },
      { path: '^src/firstScreen/' },
    ),
    forbid(
      'features-are-islands',
      'A feature never imports a feature; pages compose them.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'components-below-features',
      'What several features share knows none of them.',
      { path: '^src/components/' },
      { path: '^src/(features|pages|firstScreen)/' },
    ),
    forbid(
      'pages-compose-features',
      'Pages reach the network and the session through features.',
      { path: '^src/pages/' },
      { path: '^src/request/' },
    ),
    forbid(
      'leaves-know-nobody',
      'ui, i18n and theme import only each other, platform, and the colours that WeChat reads.',
      { path: LEAVES },
      { path: '^src/', pathNot: [LEAVES, '^src/platform/', '^src/theme[.]json$'] },
    ),
    forbid(
      'platform-is-the-ground',
      'platform imports nothing above it.',
      { path: '^src/platform/' },
      { path: '^src/', pathNot: '^src/(platform|static)/' },
    ),
    forbid(
      'request-knows-no-session',
      'Auth and toast are handed in by api/client.ts: that keeps the login circle open.',
      { path: '^src/request/' },
      { path: '^src/', pathNot: ['^src/(request|platform)/'] },
    ),
    forbid(
      'session-below-api',
      'session may use request and platform.',
      { path: '^src/session/' },
      { path: '^src/', pathNot: ['^src/(session|request|platform)/'] },
    ),
    forbid(
      'navigation-below-features',
      'navigation knows no feature and no request.',
      { path: '^src/navigation/' },
      { path: '^src/', pathNot: ['^src/(navigation|session|platform|i18n)/'] },
    ),
    forbid(
      'api-below-features',
      'api composes request, session and navigation.',
      { path: '^src/api/' },
      { path: '^src/(features|components|pages|ui)/' },
    ),
    forbid(
      'routes-to-service',
      'A route speaks to its service only.',
      { path: '^server/src/modules/.*\\.routes\\.ts$' },
      { path: '^server/src/(db/|modules/.*\\.repo\\.ts$)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'sql-in-repos',
      'Only repositories and db speak SQL.',
      { path: '^server/src/modules/', pathNot: '\\.(repo|tables|test)\\.ts$' },
      { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'modules-meet-through-services',
      'Another module is reached through its service, or counted with by its pure rules.',
      { path: '^server/src/modules/([^/]+)/', pathNot: '\\.test(ing)?\\.ts$' },
      {
        path: '^server/src/modules/',
        pathNot: ['^server/src/modules/$1/', '\\.(service|rules)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'one-name-a-role',
      'CONTRIBUTING.md names the roles of the server’s files; what has none is a thing of its own, as a cipher.',
      {},
      {
        path: '^server/src/modules/.*\\.\\w+\\.ts$',
        pathNot: '/\\w+(\\.jobs)?\\.(module|routes|service|rules|repo|tables|view|messages|paths|command|testing)\\.ts$',
      },
    ),
    forbid(
      'modules-in-one-list',
      'What a noun brings is reached through the list of nouns.',
      { path: '^server/src/', pathNot: '^server/src/modules/modules\\.ts$' },
      { path: '^server/src/modules/.*\\.module\\.ts$' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '.js', '.json'],
    },
  },
};
