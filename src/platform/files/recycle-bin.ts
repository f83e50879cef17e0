/** How long a file without a row stays in the bin: anyone who restored the wrong database has a week to notice. */
export const binDays = 7;
export const binMs = binDays * 86_400_000;
