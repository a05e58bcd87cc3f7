/** With an income tax treaty in force (IRS, 'United States income tax treaties - A to Z'); those ended or suspended, HU, RU and BY, are none. */
export const TREATY_COUNTRIES: readonly string[] = (
  'AM AT AU AZ BB BD BE BG CA CH CL CN CY CZ DE DK EE EG ES FI FR GB GE GR ID IE IL IN IS IT JM JP KG KR KZ LK LT LU ' +
  'LV MA MD MT MX NL NO NZ PH PK PL PT RO SE SI SK TH TJ TM TN TR TT UA UZ VE ZA'
).split(' ');
