/**
 * Faults of a password that someone chooses: too short, leaked or easily guessed from what was leaked, or made
 * of what anyone knows of them. The list of leaked ones comes with a package (`@zxcvbn-ts/language-common`): nothing is
 * sent to anyone outside.
 */
const minLength = 12;
const maxLength = 1000;
/** On a scale of 0 to 4: guessed within 10^8 tries and less is refused. */
const minScore = 3;

type Of = { email: string; brandName: string };

/** @returns a sentence for anyone who chose it, or nothing when it will do */
export async function passwordProblem(password: string, of: Of): Promise<string | undefined> {
  if ([...password].length < minLength) return `Please choose at least ${minLength} characters.`;
  if (password.length > maxLength) return 'Please choose a shorter password.';
  if (isAboutThem(password, of))
    return 'Please do not use parts of the e-mail address or the company’s name in the password.';
  const { check } = await guesser();
  if (check(password, partsOf(of)).score < minScore)
    return 'This password is easy to guess: it has been leaked, is made up of leaked ones, or follows a simple pattern. Four words that you like are better.';
  return undefined;
}

function isAboutThem(password: string, of: Of): boolean {
  const said = plain(password);
  return partsOf(of).some((part) => said.includes(part));
}

/** Parts worth looking for: shorter ones are in many a good password by chance. */
function partsOf({ email, brandName }: Of): string[] {
  const [local = '', domain = ''] = email.split('@');
  const names = [email, local, ...local.split(/[._+-]/), domain.split('.')[0] ?? '', brandName];
  return names.map(plain).filter((part) => part.length >= 4);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

type Guesser = { check: (password: string, about: string[]) => { score: number } };
let made: Promise<Guesser> | undefined;

/** Loaded when the first password is chosen: fifty thousand words, which most processes never need. */
function guesser(): Promise<Guesser> {
  made ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }]) => {
      const factory = new ZxcvbnFactory({ dictionary, graphs });
      return { check: (password, about) => factory.check(password, about) };
    },
  );
  return made;
}
