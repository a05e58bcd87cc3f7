/** The network's categories with their sub-categories; realEstate and rehab have none. */
export const SUB_CATEGORIES = {
  health: [
    'health_insurance',
    'medicare_insurance',
    'dentists',
    'chiropractors',
    'therapeutic_massages',
    'ophthalmologists',
    'aesthetic_clinics',
    'nutritionists',
    'detox_treatments',
    'psychologists_therapists',
  ],
  finance: [
    'debt_consolidation',
    'mortgage_loan_advisory',
    'life_insurance',
    'health_insurance',
    'auto_insurance',
    'personal_loans',
    'credit_cards',
    'debt_relief_programs',
  ],
  homeServices: [
    'plumbing',
    'hvac',
    'pest_control',
    'electrician',
    'roofing',
    'painting',
    'water_damage_restoration',
    'security_systems',
    'landscaping_tree_care',
  ],
  realEstate: [],
  travel: ['flight_bookings', 'hotel_bookings', 'all_inclusive_packages', 'car_rentals'],
  rehab: [],
  automotive: [
    'towing_roadside_assistance',
    'car_buying',
    'junk_car_buying',
    'engine_transmission_sales',
    'auto_parts',
    'locksmith',
    'windshield_repair',
  ],
  legal: ['car_accident_lawyers', 'workers_compensation_lawyers', 'personal_injury_lawyers', 'immigration_lawyers'],
} as const;

export type Category = keyof typeof SUB_CATEGORIES;

export const CATEGORIES = Object.keys(SUB_CATEGORIES) as Category[];

/** What the advertisers' market shows. */
export const MARKET_CATEGORIES = [
  'health',
  'finance',
  'homeServices',
  'realEstate',
  'travel',
  'rehab',
] as const satisfies Category[];

export function isSubCategory(category: Category, name: string): boolean {
  return (SUB_CATEGORIES[category] as readonly string[]).includes(name);
}
