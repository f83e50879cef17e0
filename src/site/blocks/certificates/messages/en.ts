export const en = { number: 'Number', issuedOn: 'Issued on', validTill: 'Valid till' };
