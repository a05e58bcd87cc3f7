// The arrows of docs/ARCHITECTURE: what is above may use what is below, never the other way round.
const TESTS = '\\.test\\.tsx?$|/testing/';

module.exports = {
  forbidden: [
    {
      name: 'domain-knows-nobody',
      comment: 'Rules are values in, values out; they also run in the browser.',
      severity: 'error',
      from: { path: '^domain/src', pathNot: TESTS },
      to: { pathNot: '^domain/src' },
    },
    {
      name: 'contract-knows-domain-and-zod',
      severity: 'error',
      from: { path: '^contract/src', pathNot: TESTS },
      to: { pathNot: '^(contract/src|domain/src|node_modules/zod)/' },
    },
    {
      name: 'client-knows-nobody',
      comment: 'Whoever installs it has nothing else of ours.',
      severity: 'error',
      from: { path: '^clients/', pathNot: TESTS },
      to: { pathNot: '^clients/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|e2e)/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|e2e)/' },
    },
    {
      name: 'features-never-import-features',
      comment: 'app/ composes them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'features-never-import-app',
      comment: 'A page that shows a piece of another module gets it handed in by app/pages.',
      severity: 'error',
      from: { path: '^web/src/features/', pathNot: TESTS },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'below-features-knows-no-feature',
      comment: 'From the ground: api, i18n, ui, live, session.',
      severity: 'error',
      from: { path: '^web/src/(api|i18n|ui|live|session)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'ui-knows-no-api-and-no-session',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/(api|live|session)/' },
    },
    {
      name: 'ports-never-import-modules',
      comment: 'Modules stand on these; commands hand them what they need.',
      severity: 'error',
      from: {
        path: '^server/src/(db|events|http|net|telephony|payments|mail|storage|audio|jobs|live|secrets|spool|tracing)/',
        pathNot: TESTS,
      },
      to: { path: '^server/src/(modules|workers|seed)/' },
    },
    {
      name: 'only-the-start-imports-seed',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [TESTS, '^server/src/seed/', '^server/src/(main|compose|greeting)\\.ts$'],
      },
      to: { path: '^server/src/seed/' },
    },
    {
      name: 'only-queries-build-sql',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [TESTS, '[/-]queries\\.ts$', '^server/src/db/', '^server/src/modules/identity/auth(-adapter)?\\.ts$'],
      },
      to: { path: '^node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-db-executes-text',
      comment: 'Statements stand in the queries of the module whose tables they touch.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [TESTS, '^server/src/db/'] },
      to: { path: '^server/src/db/execute-raw\\.ts$' },
    },
    {
      name: 'only-routes-know-fastify',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [TESTS, '[/-]routes\\.ts$', '^server/src/http/', '^server/src/(app|compose)\\.ts$'],
      },
      to: { path: '^node_modules/(@?fastify|fastify-plugin)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
