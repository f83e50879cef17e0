export const deadlinesPath = '/claim-deadlines';
