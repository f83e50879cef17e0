export const en = {
  about: ({ task, of }: { task: string; of: number }) => `${task} · question 1 of about ${of}`,
};
