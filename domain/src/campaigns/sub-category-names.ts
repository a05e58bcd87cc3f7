import type { Language } from '../identity/account.ts';
import type { Category, SUB_CATEGORIES } from './categories.ts';

type SubCategoryNames = { [C in Category]: Record<(typeof SUB_CATEGORIES)[C][number], string> };

/** Many and seldom shown, so they stand apart from the names of the categories. */
export const SUB_CATEGORY_NAMES = {
  en: {
    subCategory: {
      health: {
        health_insurance: 'Health insurance',
        medicare_insurance: 'Medicare insurance',
        dentists: 'Dentists',
        chiropractors: 'Chiropractors',
        therapeutic_massages: 'Therapeutic massages',
        ophthalmologists: 'Ophthalmologists',
        aesthetic_clinics: 'Aesthetic clinics',
        nutritionists: 'Nutritionists',
        detox_treatments: 'Detox treatments',
        psychologists_therapists: 'Psychologists and therapists',
      },
      finance: {
        debt_consolidation: 'Debt consolidation',
        mortgage_loan_advisory: 'Mortgage loan advisory',
        life_insurance: 'Life insurance',
        health_insurance: 'Health insurance',
        auto_insurance: 'Auto insurance',
        personal_loans: 'Personal loans',
        credit_cards: 'Credit cards',
        debt_relief_programs: 'Debt relief programs',
      },
      homeServices: {
        plumbing: 'Plumbing',
        hvac: 'Heating and air conditioning (HVAC)',
        pest_control: 'Pest control',
        electrician: 'Electrician',
        roofing: 'Roofing',
        painting: 'Painting',
        water_damage_restoration: 'Water damage restoration',
        security_systems: 'Security systems',
        landscaping_tree_care: 'Landscaping and tree care',
      },
      realEstate: {},
      travel: {
        flight_bookings: 'Flight bookings',
        hotel_bookings: 'Hotel bookings',
        all_inclusive_packages: 'All-inclusive packages',
        car_rentals: 'Car rentals',
      },
      rehab: {},
      automotive: {
        towing_roadside_assistance: 'Towing and roadside assistance',
        car_buying: 'Car buying',
        junk_car_buying: 'Junk car buying',
        engine_transmission_sales: 'Engine and transmission sales',
        auto_parts: 'Auto parts',
        locksmith: 'Locksmith',
        windshield_repair: 'Windshield repair',
      },
      legal: {
        car_accident_lawyers: 'Car accident lawyers',
        workers_compensation_lawyers: 'Workers’ compensation lawyers',
        personal_injury_lawyers: 'Personal injury lawyers',
        immigration_lawyers: 'Immigration lawyers',
      },
    },
  },
  es: {
    subCategory: {
      health: {
        health_insurance: 'Seguros de salud',
        medicare_insurance: 'Seguros Medicare',
        dentists: 'Dentistas',
        chiropractors: 'Quiroprácticos',
        therapeutic_massages: 'Masajes terapéuticos',
        ophthalmologists: 'Oftalmólogos',
        aesthetic_clinics: 'Clínicas estéticas',
        nutritionists: 'Nutricionistas',
        detox_treatments: 'Tratamientos de desintoxicación',
        psychologists_therapists: 'Psicólogos y terapeutas',
      },
      finance: {
        debt_consolidation: 'Consolidación de deudas',
        mortgage_loan_advisory: 'Asesoría hipotecaria',
        life_insurance: 'Seguros de vida',
        health_insurance: 'Seguros de salud',
        auto_insurance: 'Seguros de auto',
        personal_loans: 'Préstamos personales',
        credit_cards: 'Tarjetas de crédito',
        debt_relief_programs: 'Programas de alivio de deudas',
      },
      homeServices: {
        plumbing: 'Plomería',
        hvac: 'Calefacción y aire acondicionado (HVAC)',
        pest_control: 'Control de plagas',
        electrician: 'Electricistas',
        roofing: 'Techos',
        painting: 'Pintura',
        water_damage_restoration: 'Restauración por daños de agua',
        security_systems: 'Sistemas de seguridad',
        landscaping_tree_care: 'Jardinería y cuidado de árboles',
      },
      realEstate: {},
      travel: {
        flight_bookings: 'Reservas de vuelos',
        hotel_bookings: 'Reservas de hoteles',
        all_inclusive_packages: 'Paquetes todo incluido',
        car_rentals: 'Alquiler de autos',
      },
      rehab: {},
      automotive: {
        towing_roadside_assistance: 'Grúas y asistencia en carretera',
        car_buying: 'Compra de autos',
        junk_car_buying: 'Compra de autos chatarra',
        engine_transmission_sales: 'Venta de motores y transmisiones',
        auto_parts: 'Autopartes',
        locksmith: 'Cerrajería',
        windshield_repair: 'Reparación de parabrisas',
      },
      legal: {
        car_accident_lawyers: 'Abogados de accidentes de auto',
        workers_compensation_lawyers: 'Abogados de compensación laboral',
        personal_injury_lawyers: 'Abogados de lesiones personales',
        immigration_lawyers: 'Abogados de inmigración',
      },
    },
  },
} as const satisfies Record<Language, { subCategory: SubCategoryNames }>;

export function subCategoryName(category: Category, subCategory: string, language: Language): string {
  const names: Readonly<Record<string, string>> = SUB_CATEGORY_NAMES[language].subCategory[category];
  return names[subCategory] ?? subCategory;
}
