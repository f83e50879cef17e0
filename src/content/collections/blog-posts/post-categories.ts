import type { PostCategory } from '../../model.ts';

/** The categories as visitors and editors read them; the keys are those of the addresses of the first three posts. */
export const postCategoryNames: Readonly<Record<PostCategory, string>> = {
  opportunity: 'Choosing cover',
  strategy: 'How a policy works',
  successful: 'Claims',
};

/** As the options of a field. */
export const postCategoryChoices = Object.entries(postCategoryNames).map(([value, label]) => ({
  value,
  label,
}));
