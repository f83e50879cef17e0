/** Where agents check whether they may join, on their way to the form. */
export const eligibilityPath = '/forms/posp-check';
