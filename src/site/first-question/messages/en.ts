export const en = {
  about: ({ task, of }: { task: string; of: number }) => `${task} · step 1 of about ${of}`,
};
