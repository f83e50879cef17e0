export const en = { letters: 'Letters', more: 'In the glossary' };
