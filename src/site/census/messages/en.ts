export const en = {
  /** The names of the file and its sheet. */
  file: 'group-medical-census',
  sheet: 'Census',
  /** A column for each, with the row that shows how it is filled in. No names: for an offer none are needed. */
  columns: [
    { head: 'Employee number (your own, no name)', width: 38, example: 'E-001 (example: delete this row)' },
    { head: 'Who (self, spouse, child, parent)', width: 36, example: 'Self' },
    { head: 'Age in years', width: 15, example: '34' },
    { head: 'Gender', width: 9, example: 'Female' },
    { head: 'City', width: 7, example: 'Pune' },
    { head: 'Grade', width: 8, example: 'M2' },
    { head: 'Sum insured for the family (₹)', width: 33, example: '5,00,000' },
    { head: 'Under ESI (yes, no)', width: 22, example: 'No' },
    { head: 'In today’s policy (yes, no)', width: 30, example: 'Yes' },
    { head: 'Joining or leaving soon (date)', width: 33, example: '' },
  ],
};
