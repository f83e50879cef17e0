export const en = {
  tourOperators: 'tour operators served',
  ivfWaitFigure: (months: number) => `${months} months`,
  ivfWait: 'waiting period for IVF maternity cover',
  surrogateLifeFigure: (years: number) => `${years} years`,
  surrogateLife: 'surrogate life cover',
};
