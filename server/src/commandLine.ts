import { RELEASE } from './release';
import { variables } from './variables';

const ANSWERS: Record<string, () => string> = {
  '--help': help,
  '--version': () => [RELEASE.version, RELEASE.commit].filter(Boolean).join(' '),
};

/** @returns the exit code, when it is not 0 */
type Command = (
  words: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
) => Promise<void> | Promise<number>;

/** What may be done with a park besides opening it; none of it is loaded when it opens. */
const COMMANDS: Record<string, { what: string; run: Command }> = {
  'backup [FILE]': {
    what: 'writes the whole park into a file (by default in BACKUP_DIR or DATA_DIR/backups)',
    run: async (...given) => (await import('./backup/commands')).backupCommand(...given),
  },
  'restore FILE': {
    what: 'puts the park of a backup into an empty database and data folder',
    run: async (...given) => (await import('./backup/commands')).restoreCommand(...given),
  },
  'move-to-postgres': {
    what: 'moves the park of the embedded database into the empty PostgreSQL of DATABASE_URL',
    run: async (...given) => (await import('./backup/commands')).moveToPostgresCommand(...given),
  },
  'move-pictures': {
    what: 'copies the pictures of DATA_DIR into the bucket of FILE_STORAGE=s3',
    run: async (...given) => (await import('./backup/commands')).movePicturesCommand(...given),
  },
  'reconcile [DAY]': {
    what: 'compares the ledger of a day (yesterday) with WeChat’s bill, at the running park of PARK_URL (the one on PORT), as admin',
    run: async (...given) => (await import('./modules/pay/reconcile.command')).reconcileCommand(...given),
  },
  'configure FILE [--dry-run]': {
    what: 'brings the running park of PARK_URL (the one on PORT) to what a YAML file says of it, as admin; --dry-run only says what differs',
    run: async (...given) => (await import('./configure/configure.command')).configureCommand(...given),
  },
  'content export FILE [KIND…]': {
    what: 'writes what the park shows (profile, tickets on offer, map, exhibits, walks, notices, pictures), or the kinds that are named, into a content pack',
    run: async (...given) => (await import('./content/content.command')).contentCommand(...given),
  },
  'content import FILE [--dry-run]': {
    what: 'takes a content pack into the park, all of it or nothing; --dry-run only says what differs',
    run: async (...given) => (await import('./content/content.command')).contentCommand(...given),
  },
  'content remove-sample [--dry-run]': {
    what: 'takes the invented park away in which things were tried, unless something real hangs on it, which is named',
    run: async (...given) => (await import('./content/content.command')).contentCommand(...given),
  },
  'doctor [--json]': {
    what: 'looks whether the park is fit for visitors, and says what to mend and what is left to do (docs/launch.md); 1 when something fails',
    run: async (...given) => (await import('./doctor/doctor.command')).doctorCommand(...given),
  },
  'reset-second-factor USER': {
    what: 'takes the second factor of an account away, for a last owner who lost phone and recovery codes',
    run: async (...given) => (await import('./modules/staff/resetSecondFactor.command')).resetSecondFactorCommand(...given),
  },
};

export function commandOf(word: string | undefined): Command | undefined {
  return Object.entries(COMMANDS).find(([name]) => name.split(' ')[0] === word)?.[1].run;
}

/** Tells what an option asks for instead of opening a park. @returns the exit code */
export function answerOption(option: string): number {
  const answer = ANSWERS[option];
  if (answer) process.stdout.write(`${answer()}\n`);
  else process.stderr.write(`Unknown option ${option}. --help lists the options and variables.\n`);
  return answer ? 0 : 2;
}

function help(): string {
  const rows = variables().map(({ name, usual, what }) => `  ${`${name}  `.padEnd(30)}${what}${usual && ` [${usual}]`}`);
  const commands = Object.entries(COMMANDS).map(([name, { what }]) => `  ${`${name}  `.padEnd(30)}${what}`);
  return `Starts the park’s server. --help shows this text, --version the version.

${commands.join('\n')}

Variables, with their defaults in brackets. Each can also be given as NAME_FILE, the path of a file that holds the value.

${rows.join('\n')}`;
}
