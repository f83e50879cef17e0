/** The mark beside the brand's name, as paths in a box 64 wide and 60 high. */
export const umbrellaMark = {
  canopy: 'M4 35C5 18 17 8 32 8s27 10 28 27c-6-5-13-5-18 0-6-5-14-5-20 0-5-5-12-5-18 0Z',
  gore: 'M22 35C23 20 27 8 32 8s9 12 10 27c-6-5-14-5-20 0Z',
  stick: 'M32 33v16a5 5 0 0 0 10 0M32 8V3',
};
