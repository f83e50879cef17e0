/** The notice that a visitor has read in a language of their own: which one, in which wording. */
export type NoticeRead = { language: string; version: string };

/** The form's field that carries it, such as `ta.2026-11-27`. */
export const noticeField = 'notice';

const pattern = /^([a-z]{2,3})\.(\d{4}-\d\d-\d\d(?:\.\d{1,4})?)$/;

/** @returns nothing for what no link of ours says; whether visitors were shown it is for the database to find */
export function noticeReadIn(input: Readonly<Record<string, unknown>>): NoticeRead | undefined {
  const sent = input[noticeField];
  const [, language, version] = (typeof sent === 'string' && pattern.exec(sent)) || [];
  return language && version ? { language, version } : undefined;
}

export function noticeAsSent({ code, version }: { code: string; version: string }): string {
  return `${code}.${version}`;
}
