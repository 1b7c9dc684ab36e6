// Generated from the descriptions of the games by `make update`; do not edit.

/** Every game as it is offered, with its variant switches. */
export const GAMES = {
  "regenwormen": {
    "about": {
      "area": "rw",
      "rules": [
        "RW",
        "RX"
      ],
      "minutes": [
        20,
        30
      ],
      "players": 3,
      "secrets": "none",
      "unit": "worms",
      "ties": [
        "tile"
      ],
      "ground": "garden",
      "pictures": [
        "die-worm",
        "die-5",
        "tile-4"
      ],
      "editions": [
        {
          "name": "extra",
          "option": "expansion",
          "pictures": [
            "hen",
            "die-gold-1",
            "weasel"
          ]
        }
      ]
    },
    "seats": [
      2,
      7
    ],
    "options": [
      {
        "name": "expansion",
        "kind": {
          "type": "switch",
          "usual": false
        },
        "rule": "RX-01",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "flip_returned",
        "kind": {
          "type": "switch",
          "usual": false
        },
        "rule": "RW-18",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "lower",
        "kind": {
          "type": "choice",
          "values": [
            "next",
            "any_if_missing",
            "any"
          ]
        },
        "rule": "RW-A1",
        "matters": {
          "type": "without",
          "option": "expansion"
        }
      },
      {
        "name": "decline_steal",
        "kind": {
          "type": "choice",
          "values": [
            "allowed",
            "forced"
          ]
        },
        "rule": "RW-A2",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "voluntary_fail",
        "kind": {
          "type": "choice",
          "values": [
            "only_without_target",
            "always",
            "never"
          ]
        },
        "rule": "RW-A8",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "flip_on_empty_fail",
        "kind": {
          "type": "switch",
          "usual": false
        },
        "rule": "RW-A3",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "tiebreak",
        "kind": {
          "type": "choice",
          "values": [
            "highest_tile",
            "shared"
          ]
        },
        "rule": "RW-23",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "golden_faces",
        "kind": {
          "type": "choice",
          "values": [
            "111WWW",
            "standard"
          ]
        },
        "rule": "RX-05",
        "matters": {
          "type": "with",
          "option": "expansion"
        }
      },
      {
        "name": "low_tiles_need_worm",
        "kind": {
          "type": "switch",
          "usual": true
        },
        "rule": "RX-A1",
        "matters": {
          "type": "with",
          "option": "expansion"
        }
      },
      {
        "name": "weasel_after_fail",
        "kind": {
          "type": "switch",
          "usual": true
        },
        "rule": "RX-A8",
        "matters": {
          "type": "with",
          "option": "expansion"
        }
      },
      {
        "name": "one_low_tile_per_player",
        "kind": {
          "type": "switch",
          "usual": false
        },
        "rule": "RX-A7",
        "matters": {
          "type": "with",
          "option": "expansion"
        }
      },
      {
        "name": "end_ignores_low_tiles",
        "kind": {
          "type": "switch",
          "usual": false
        },
        "rule": "RX-A6",
        "matters": {
          "type": "with",
          "option": "expansion"
        }
      },
      {
        "name": "hen_fail_turns_tile",
        "kind": {
          "type": "switch",
          "usual": false
        },
        "rule": "RX-A9",
        "matters": {
          "type": "with",
          "option": "expansion"
        }
      },
      {
        "name": "displaced_first",
        "kind": {
          "type": "switch",
          "usual": false
        },
        "rule": "RX-A2",
        "matters": {
          "type": "with",
          "option": "expansion"
        }
      }
    ]
  },
  "it-happens": {
    "about": {
      "area": "ih",
      "rules": [
        "IH"
      ],
      "minutes": [
        30,
        30
      ],
      "players": 3,
      "secrets": "face_down",
      "unit": "points",
      "ties": [
        "queens",
        "generals",
        "worms"
      ],
      "ground": "savannah",
      "pictures": [
        "anteater",
        "mound",
        "queen"
      ],
      "editions": []
    },
    "seats": [
      2,
      5
    ],
    "options": [
      {
        "name": "open_points",
        "kind": {
          "type": "switch",
          "usual": false
        },
        "rule": "IH-18",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "pair_points",
        "kind": {
          "type": "choice",
          "values": [
            "per_kind",
            "per_pair"
          ]
        },
        "rule": "IH-20",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "skip_timing",
        "kind": {
          "type": "choice",
          "values": [
            "any",
            "before_roll"
          ]
        },
        "rule": "IH-A1",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "dummy_start_worms",
        "kind": {
          "type": "numbers",
          "values": [
            0,
            2
          ]
        },
        "rule": "IH-24",
        "matters": {
          "type": "players",
          "n": 2
        }
      },
      {
        "name": "zero_diversity_bonus",
        "kind": {
          "type": "switch",
          "usual": false
        },
        "rule": "IH-21",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "deck",
        "kind": {
          "type": "deck",
          "cards": "deck_cards"
        },
        "rule": "IH-02",
        "matters": {
          "type": "always"
        }
      }
    ]
  },
  "holzwurm": {
    "about": {
      "area": "hw",
      "rules": [
        "HW"
      ],
      "minutes": [
        40,
        40
      ],
      "players": 3,
      "secrets": "hands",
      "unit": "points",
      "ties": [],
      "ground": "workshop",
      "pictures": [
        "poison",
        "woodworm"
      ],
      "editions": []
    },
    "seats": [
      2,
      6
    ],
    "options": [
      {
        "name": "deals",
        "kind": {
          "type": "range",
          "least": 1,
          "most": 100,
          "step": 1,
          "usual": 3
        },
        "rule": "HW-17",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "out_bonus",
        "kind": {
          "type": "range",
          "least": -1000,
          "most": 1000,
          "step": 5,
          "usual": 30
        },
        "rule": "HW-16",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "next_start",
        "kind": {
          "type": "choice",
          "values": [
            "rotate",
            "winner",
            "loser",
            "same"
          ]
        },
        "rule": "HW-06",
        "matters": {
          "type": "more_than",
          "option": "deals",
          "n": 1
        }
      },
      {
        "name": "poison_takes_row",
        "kind": {
          "type": "switch",
          "usual": true
        },
        "rule": "HW-12",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "many_uncoloured",
        "kind": {
          "type": "switch",
          "usual": true
        },
        "rule": "HW-A1",
        "matters": {
          "type": "always"
        }
      },
      {
        "name": "fate_ties",
        "kind": {
          "type": "choice",
          "values": [
            "colour_order",
            "input_order"
          ]
        },
        "rule": "HW-05",
        "matters": {
          "type": "always"
        }
      }
    ]
  },
} as const;
