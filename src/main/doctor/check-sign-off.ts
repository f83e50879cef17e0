import { consider, type Finding } from './finding.ts';

type Questionnaire = { title: string; parameters?: readonly Parameter[] | undefined };
type Parameter = { isAssumption?: boolean | null; signedOffBy?: string | null };

/** The numbers that the tools work with and that no source gives: the broker answers for them. */
export function checkSignOff(questionnaires: readonly Questionnaire[]): Finding[] {
  return questionnaires.flatMap(({ title, parameters = [] }) => {
    const assumptions = parameters.filter(({ isAssumption }) => isAssumption);
    const open = assumptions.filter(({ signedOffBy }) => !signedOffBy?.trim());
    if (open.length === 0) return [];
    return [
      consider(
        `${open.length} of ${assumptions.length} assumptions of “${title}” are not signed off.`,
        'Look through them at /how-we-calculate and enter who vouches for each in /admin under Questionnaires, “Signed off by”.',
      ),
    ];
  });
}
