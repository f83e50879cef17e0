export const ombudsmanPath = '/ombudsman-office';
